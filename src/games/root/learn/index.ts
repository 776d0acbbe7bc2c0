export { lessons } from './lessons';
export { Rules } from './Rules';
export { passagesOf, sectionOf } from './sections';
