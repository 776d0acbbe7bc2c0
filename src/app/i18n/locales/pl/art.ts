import type { Translation } from '../../translation';
import type { art as english } from '../en/art';

export const art: Translation<typeof english> = {};
