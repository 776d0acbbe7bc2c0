/** Where the server keeps profiles; everything under it takes and gives JSON. */
export const PROFILE_PATH = '/api/profile';
