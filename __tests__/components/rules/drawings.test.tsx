import '../support/mocks';

import { fireEvent, render, screen } from '@testing-library/react-native';

import { Drawing } from '@/components/rules/drawings/Drawing';
import { caseOf } from '@/components/rules/drawings/scenes';
import { CATALOGS } from '@/locales';
import { LANGUAGES } from '@/locales/language';
import { DRAWING_IDS } from '@/rules/articles';
import { useSettings } from '@/store/settings';

const layOut = (testID: string) =>
  fireEvent(screen.getByTestId(testID), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 354, height: 240 } },
  });

describe.each(DRAWING_IDS)('the drawing %s', (id) => {
  test.each(LANGUAGES)('is drawn and said in %s', (language) => {
    useSettings.setState({ language });
    render(<Drawing id={id} />);
    const board = screen.getByTestId(`drawing-${id}-board`);
    const t = CATALOGS[language].rulebook;
    expect(board.props['aria-label'] ?? board.props.accessibilityLabel).toBe(
      t.drawing(t.drawings[id]),
    );
    expect(screen.getByText(t.drawings[id])).toBeTruthy();
    layOut(`drawing-${id}-board`);
    expect(
      screen.getByTestId(`drawing-${id}-board-scene`, { includeHiddenElements: true }),
    ).toBeTruthy();
  });

  test('puts nothing beside its board', () => {
    const { board, pieces, marks } = caseOf(id);
    const { caravans, merchants, posts, routes, robber } = pieces;
    const corners = [...Object.keys(posts), ...Object.values(merchants)];
    const paths = [
      ...Object.keys(routes),
      ...Object.values(caravans),
      ...(marks.trace ?? []),
      ...(marks.band ?? []).flat(),
      ...(marks.legal?.paths ?? []),
    ];
    const hexes = [
      ...(robber ? [robber] : []),
      ...(marks.producing ?? []),
      ...(marks.legal?.hexes ?? []),
    ];
    expect(corners.filter((at) => !board.intersections.has(at!))).toEqual([]);
    expect(paths.filter((at) => !board.paths.has(at!))).toEqual([]);
    expect(hexes.filter((at) => !board.hexes.has(at))).toEqual([]);
    expect(Object.keys(posts).filter((at) => !board.sites.has(at))).toEqual([]);
  });
});
