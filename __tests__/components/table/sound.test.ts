import '../support/shelf';

import { feel } from '@/components/table/feel.web';
import { useSettings } from '@/store/settings';

const start = jest.fn();
const ramp = { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() };

class Speaker {
  currentTime = 3;
  destination = {};
  createOscillator = () => ({
    frequency: ramp,
    connect: (next: unknown) => next,
    start,
    stop: jest.fn(),
  });
  createGain = () => ({ gain: ramp, connect: (next: unknown) => next });
}

const browser = globalThis as { AudioContext?: unknown };

afterEach(() => {
  delete browser.AudioContext;
  start.mockClear();
});

describe('an entry in a browser', () => {
  it('makes no sound unless the table wants it, nor where there is none to make', () => {
    useSettings.setState({ sound: true });
    expect(feel).not.toThrow();
    browser.AudioContext = Speaker;
    useSettings.setState({ sound: false });
    feel();
    expect(start).not.toHaveBeenCalled();
  });

  it('knocks when the table wants it', () => {
    browser.AudioContext = Speaker;
    useSettings.setState({ sound: true });
    feel();
    expect(start).toHaveBeenCalledWith(3);
  });
});
