const PLAIN = /^[ -~À-ʯЀ-ӿ]*$/;
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
/** Turn the direction of what follows, or are not seen at all; the joiner of emoji stays. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;
const HALVES = /\p{Cs}/gu;
const LOOSE_END = /[\p{M}\u200d\ufe0f\s]+$/u;
/** A word nobody has may break; one that anybody has is shorter. */
const ENDLESS = /[^\s\u200d]{16}(?=[\p{L}\p{N}\p{P}])/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name as it may stand among other words, whatever somebody typed or a file brought along: it
 * neither turns nor covers its neighbours, and leaves them room.
 */
export function legible(name: string, most = 36): string {
  if (name.length <= most && PLAIN.test(name)) return name.trim();
  const clean = name
    .slice(0, 400)
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(PILED_MARKS, '$1')
    .replace(HALVES, '\ufffd')
    .trim();
  const letters = [...clean];
  const short =
    letters.length > most
      ? `${letters
          .slice(0, most - 1)
          .join('')
          .replace(LOOSE_END, '')}…`
      : clean;
  const broken = most < 60 ? short.replace(ENDLESS, '$&\u200b') : short;
  return RIGHT_TO_LEFT.test(broken) ? `\u2068${broken}\u2069` : broken;
}
