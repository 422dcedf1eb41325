import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { articlePage, openPage } from '@/components/rules/reading';
import { usePalette } from '@/components/theme';
import { IconButton } from '@/components/ui/Button';
import { Toggle } from '@/components/ui/Choice';
import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import type { Options } from '@/engine/europe/setup';
import { ARTICLE_OF_OPTION } from '@/rules/articles';

import { changedOptions } from './draft';

/** What the rulebook leaves open, out of the way until somebody asks for it. */
export function HouseRules({
  options,
  onChange,
}: {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}) {
  const t = useCatalog();
  const palette = usePalette();
  const [open, setOpen] = useState(false);
  const changed = Object.keys(changedOptions(options)).length;
  const keys = Object.keys(t.options) as (keyof Options)[];
  return (
    <View>
      <Pressable
        testID="house-rules"
        role="button"
        aria-label={t.newGame.houseRules}
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        style={[styles.head, { borderColor: palette.line }]}
      >
        <View style={styles.words}>
          <Type bold>{t.newGame.houseRules}</Type>
          <Type size="small" tone={changed > 0 ? 'accent' : 'quiet'}>
            {changed > 0 ? t.newGame.changed(changed) : t.newGame.houseRulesNote}
          </Type>
        </View>
        <Icon name={open ? 'up' : 'down'} size={20} colour={palette.quiet} />
      </Pressable>
      {open
        ? keys.map((key) => (
            <View key={key} style={styles.rule}>
              <View style={styles.words}>
                <Toggle
                  testID={`option-${key}`}
                  label={t.options[key].name}
                  note={t.options[key].explanation}
                  value={options[key]}
                  onChange={(on) => onChange({ ...options, [key]: on })}
                />
              </View>
              <IconButton
                icon="book"
                label={`${t.rulebook.readRule}: ${t.options[key].name}`}
                testID={`option-${key}-rule`}
                onPress={() => openPage(articlePage(ARTICLE_OF_OPTION[key]))}
              />
            </View>
          ))
        : null}
    </View>
  );
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 56,
    borderTopWidth: StyleSheet.hairlineWidth,
    borderBottomWidth: StyleSheet.hairlineWidth,
    paddingVertical: 8,
  },
  words: { flex: 1, gap: 2 },
  rule: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
