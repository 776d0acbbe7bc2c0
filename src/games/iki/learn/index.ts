export { lessons } from './lessons';
export { Rules } from './Rules';
