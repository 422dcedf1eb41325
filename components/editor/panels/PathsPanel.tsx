import Svg, { Path } from 'react-native-svg';

import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { PATH_TOOLS, type PathTool } from '@/engine/europe/board/edit';

import { Tool, Toolbox } from '../Tool';
import { useEditor } from '../useEditor';

const QUARTER = '22%';

const DRAWINGS: Readonly<Record<PathTool, string>> = {
  absent: 'M6 12h6M28 12h6M15 7l10 10M25 7L15 17',
  sea: 'M4 12q4-7 8 0t8 0 8 0 8 0',
  double: 'M14 6l-7 6 7 6M26 6l7 6-7 6M9 12h22',
  plain: 'M6 12h.1M13 12h.1M20 12h.1M27 12h.1M34 12h.1',
};

export function PathsPanel() {
  const { editor: text } = useCatalog();
  const palette = usePalette();
  const { take, tools } = useEditor();
  return (
    <Toolbox>
      {PATH_TOOLS.map((tool) => {
        const chosen = tools.path === tool;
        return (
          <Tool
            key={tool}
            tall
            basis={QUARTER}
            label={text.pathTools[tool]}
            chosen={chosen}
            testID={`path-${tool}`}
            onPress={() => take({ path: tool })}
          >
            <Svg width={48} height={29} viewBox="0 0 40 24" aria-hidden>
              <Path
                d={DRAWINGS[tool]}
                fill="none"
                stroke={chosen ? palette.page : palette.ink}
                strokeWidth={3}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </Svg>
          </Tool>
        );
      })}
    </Toolbox>
  );
}
