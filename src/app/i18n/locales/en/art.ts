export const art = {};
