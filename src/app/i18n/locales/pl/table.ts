import type { Translation } from '../../translation';
import type { table as english } from '../en/table';

export const table: Translation<typeof english> = {};
