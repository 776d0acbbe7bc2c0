/**
 * The sounds of every table, made on the spot: there is no file to load. This is the only place that makes any.
 * Nothing sounds, and no audio is opened, until a player has switched sounds on; browsers without audio stay silent.
 */
import { currentSettings } from '../../ui/settings';

export const SOUNDS = ['roll', 'sail', 'build', 'deliver', 'gain', 'turn', 'chat'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone that begins at a moment, glides from one pitch to another, and dies away. */
interface Tone {
  readonly at: number;
  readonly from: number;
  readonly to?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}
/** A rush or a click: noise around a pitch that glides. */
interface Rush {
  readonly at: number;
  readonly around: number;
  readonly to?: number;
  readonly lasts: number;
  readonly loud: number;
  /** How long it takes to swell. */
  readonly swell?: number;
}
interface Score {
  readonly tones?: readonly Tone[];
  readonly rushes?: readonly Rush[];
}

const bell = (at: number, pitch: number): Tone[] => [
  { at, from: pitch, lasts: 1.4, loud: 0.16 },
  { at, from: pitch * 2.76, lasts: 0.9, loud: 0.05 },
];
const pluck = (at: number, pitch: number): Tone[] => [
  { at, from: pitch, lasts: 0.7, loud: 0.15, wave: 'triangle' },
  { at, from: pitch * 2, lasts: 0.3, loud: 0.06 },
];
const knock = (at: number): Tone => ({ at, from: 210, to: 95, lasts: 0.14, loud: 0.3, wave: 'triangle' });
const click = (at: number, around: number): Rush => ({ at, around, lasts: 0.035, loud: 0.3 });

const SCORES: Readonly<Record<Sound, Score>> = {
  // A die that rattles over wood and comes to rest.
  roll: {
    rushes: [0, 0.07, 0.13, 0.2, 0.3].map((at, i) => click(at, 2600 - i * 240)),
    tones: [{ at: 0.3, from: 330, to: 190, lasts: 0.07, loud: 0.12, wave: 'triangle' }],
  },
  // Wind in a sail, water along a hull.
  sail: {
    rushes: [
      { at: 0, around: 320, to: 900, lasts: 0.7, loud: 0.22, swell: 0.3 },
      { at: 0.18, around: 1500, to: 700, lasts: 0.5, loud: 0.05, swell: 0.2 },
    ],
  },
  // Two strokes of a mallet.
  build: { tones: [knock(0), knock(0.17)], rushes: [click(0, 1500), click(0.17, 1300)] },
  // Two strings of a koto.
  deliver: { tones: [...pluck(0, 329.63), ...pluck(0.12, 493.88)] },
  // A coin on another.
  gain: {
    tones: [
      { at: 0, from: 1568, lasts: 0.22, loud: 0.07 },
      { at: 0.06, from: 2093, lasts: 0.35, loud: 0.06 },
    ],
  },
  // Two strokes of a bell.
  turn: { tones: [...bell(0, 587.33), ...bell(0.16, 880)] },
  // A drop of water.
  chat: { tones: [{ at: 0, from: 620, to: 1180, lasts: 0.12, loud: 0.12 }] },
};

const LOUDNESS = { quiet: 0.35, normal: 0.75, loud: 1.4 } as const;
/** From silence: what can be heard at all. */
const SILENT = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** A volume that swells and dies away. */
function shaped(audio: AudioContext, loud: number, start: number, swell: number, lasts: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.linearRampToValueAtTime(loud, start + swell);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  volume.connect(audio.destination);
  return volume;
}

function sing(
  audio: AudioContext,
  { at, from, to, lasts, loud, wave = 'sine' }: Tone,
  start: number,
  by: number,
) {
  const tone = audio.createOscillator();
  const begin = start + at;
  tone.type = wave;
  tone.frequency.setValueAtTime(from, begin);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  tone.connect(shaped(audio, loud * by, begin, 0.008, lasts));
  tone.start(begin);
  tone.stop(begin + lasts + 0.05);
}

function blow(
  audio: AudioContext,
  { at, around, to, lasts, loud, swell = 0.004 }: Rush,
  start: number,
  by: number,
) {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const begin = start + at;
  source.buffer = noiseOf(audio);
  filter.type = 'bandpass';
  filter.Q.value = 1.4;
  filter.frequency.setValueAtTime(around, begin);
  if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  source.connect(filter).connect(shaped(audio, loud * by, begin, swell, lasts));
  source.start(begin);
  source.stop(begin + lasts + 0.05);
}

/** Plays a sound, after so many seconds. */
export function playSound(sound: Sound, after = 0): void {
  const { sound: wanted, volume } = currentSettings();
  if (!wanted || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  // A page that nobody has touched yet may not sound: then this one is lost, and nothing else.
  void audio.resume().catch(() => {});
  const start = audio.currentTime + after;
  const { tones = [], rushes = [] } = SCORES[sound];
  for (const tone of tones) sing(audio, tone, start, LOUDNESS[volume]);
  for (const rush of rushes) blow(audio, rush, start, LOUDNESS[volume]);
}

/** At most so many sounds for what happens at once; more would be a noise. */
const MOST = 3;
const APART = 0.22;

/** Plays what happened at once, each sound once, one after another. */
export function playSounds(sounds: readonly Sound[]): void {
  for (const [i, sound] of [...new Set(sounds)].slice(0, MOST).entries()) playSound(sound, i * APART);
}
