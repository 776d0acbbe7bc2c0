import { useEffect, useState } from 'react';

export interface Steps {
  readonly step: number;
  readonly steps: number;
  readonly last: boolean;
  next(): void;
  back(): void;
  skip(): void;
}

/** A story told in steps: goes on by itself while it may move, and always by hand. */
export function useSteps(
  steps: number,
  { from, playing, pace }: { from: number; playing: boolean; pace: number },
): Steps {
  const [step, setStep] = useState(from);
  const end = Math.max(0, steps - 1);
  const last = step >= end;
  useEffect(() => {
    if (!playing || last) return;
    const timer = setTimeout(() => setStep(step + 1), pace);
    return () => clearTimeout(timer);
  }, [step, last, playing, pace]);
  return {
    step: Math.min(step, end),
    steps,
    last,
    next: () => setStep(Math.min(step + 1, end)),
    back: () => setStep(Math.max(step - 1, 0)),
    skip: () => setStep(end),
  };
}
