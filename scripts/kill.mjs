// `npm run kill -- 200 [--seed 1] [--without-journal]`: so many sessions whose browser or tab is killed.
import { KINDS, Victim } from './lib/killing.mjs';
import { serveBuild } from './lib/visit.mjs';

const args = process.argv.slice(2);
const journal = !args.includes('--without-journal');
const [sessions = 20, seed = 1] = args.filter((arg) => /^\d+$/.test(arg)).map(Number);

const tallies = new Map(KINDS.map((kind) => [kind, { kills: 0, confirmed: 0, lost: 0 }]));
const site = await serveBuild();
const victim = new Victim(site.origin, { seed, journal });
const began = Date.now();
try {
  for (let n = 0; n < sessions; n++) {
    const kind = KINDS[n % KINDS.length];
    const { confirmed, lost } = await victim.session(kind);
    const tally = tallies.get(kind);
    tally.kills++;
    tally.confirmed += confirmed;
    tally.lost += lost;
    if (lost > 0) console.error(`session ${n + 1} (${kind}): ${lost} lost of ${confirmed}`);
    if ((n + 1) % 20 === 0) console.error(`${n + 1} of ${sessions} sessions`);
  }
} finally {
  await victim.close();
  await site.close();
}

const total = (what) => [...tallies.values()].reduce((sum, tally) => sum + tally[what], 0);
const all = { kills: total('kills'), confirmed: total('confirmed'), lost: total('lost') };
console.log('| killed | sessions | commands the screen had shown | lost |');
console.log('| --- | --: | --: | --: |');
for (const [kind, { kills, confirmed, lost }] of [...tallies, ['all', all]]) {
  console.log(`| ${kind} | ${kills} | ${confirmed} | ${lost} |`);
}
console.log(`\nSeed ${seed}, ${Math.round((Date.now() - began) / 1000)} s.`);
for (const complaint of victim.complaints) console.error(complaint);
process.exitCode = all.lost > 0 || victim.complaints.length > 0 ? 1 : 0;
