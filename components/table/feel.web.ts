import { useSettings } from '@/store/settings';

let audio: AudioContext | null = null;

/** A browser cannot be felt; it gives a short knock instead, where the table wants it. */
export function feel(): void {
  if (!useSettings.getState().sound) return;
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    const knock = audio.createOscillator();
    const volume = audio.createGain();
    knock.type = 'triangle';
    knock.frequency.setValueAtTime(420, now);
    knock.frequency.exponentialRampToValueAtTime(180, now + 0.07);
    volume.gain.setValueAtTime(0.12, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.09);
    knock.connect(volume).connect(audio.destination);
    knock.start(now);
    knock.stop(now + 0.1);
  } catch {
    // A browser without the means stays silent.
  }
}
