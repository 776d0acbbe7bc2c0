let context: AudioContext | null = null;

/** Two soft bell strokes, made on the spot: no file to load. Silent where the browser has no sound. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume();
  const strike = (frequency: number, after: number) => {
    const start = audio.currentTime + after;
    for (const [overtone, loudness] of [
      [1, 0.16],
      [2.76, 0.05],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'sine';
      tone.frequency.value = frequency * overtone;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 1.4);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 1.5);
    }
  };
  strike(587.33, 0);
  strike(880, 0.16);
}
