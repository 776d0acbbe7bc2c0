import type { Translation } from '../../translation';
import type { learn as english } from '../en/learn';

export const learn: Translation<typeof english> = {};
