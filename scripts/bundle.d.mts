export function bundle(what: { entry: string | Record<string, string>; outdir: string }): Promise<void>;
