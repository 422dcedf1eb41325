import { GLANCE_IDS, type GlanceId } from '@/rules/pages';
import { useSettings } from '@/store/settings';

/** Pinned pages first, in the order they were pinned. */
export function glancesInOrder(pinned: readonly string[]): GlanceId[] {
  const onTop = pinned.flatMap((id) => GLANCE_IDS.find((known) => known === id) ?? []);
  return [...onTop, ...GLANCE_IDS.filter((id) => !onTop.includes(id))];
}

export function togglePin(id: GlanceId): void {
  const { pinned, change } = useSettings.getState();
  change({ pinned: pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id] });
}
