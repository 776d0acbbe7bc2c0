import type { Translation } from '../../translation';
import type { terms as english } from '../en/terms';

export const terms: Translation<typeof english> = {};
