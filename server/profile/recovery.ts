import { randomBytes } from 'node:crypto';
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** 128 bits are twelve words, the last of which also checks the others. */
const BYTES = 16;

/** A new recovery code: the words to write down and the secret that they hold, as text. */
export function newRecovery(): { words: string; secret: string } {
  const entropy = randomBytes(BYTES);
  return { words: entropyToMnemonic(entropy, wordlist), secret: entropy.toString('base64url') };
}

/** The secret of a recovery code as somebody has typed it; null where the words cannot be one. */
export function readRecovery(typed: string): string | null {
  const words = typed.toLowerCase().match(/[a-z]+/g) ?? [];
  try {
    const entropy = mnemonicToEntropy(words.join(' '), wordlist);
    return entropy.length === BYTES ? Buffer.from(entropy).toString('base64url') : null;
  } catch {
    return null;
  }
}
