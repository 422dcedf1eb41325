import { KINDS, Victim } from '../../scripts/lib/killing.mjs';
import { serveBuild } from '../../scripts/lib/visit.mjs';

let site;
let victim;

beforeAll(async () => {
  site = await serveBuild();
  victim = new Victim(site.origin, { seed: 11 });
});

afterAll(async () => {
  await victim?.close();
  await site?.close();
});

// `npm run kill -- 200` is the long one.
it.each(KINDS)('loses nothing the screen had shown: %s', async (kind) => {
  expect(await victim.session(kind)).toMatchObject({ lost: 0 });
  expect(victim.complaints).toEqual([]);
});
