/** The pages one takes in at a glance. */
export const GLANCE_IDS = ['turn', 'prices', 'seven', 'gold', 'end'] as const;
export type GlanceId = (typeof GLANCE_IDS)[number];
