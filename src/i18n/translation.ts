/** Plural forms beyond English's `_one` and `_other`; Polish needs them (i18next asks Intl.PluralRules). */
type ExtraForms<Keys extends string> = Keys extends `${infer Base}_other`
  ? `${Base}_few` | `${Base}_many`
  : never;

/**
 * What every other language must offer: all keys of the English text with words of its own, and the
 * plural forms that English does not have.
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
} & { readonly [Key in ExtraForms<keyof English & string>]?: string };
