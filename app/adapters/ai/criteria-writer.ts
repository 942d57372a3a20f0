/**
 * Turns a plain sentence into search criteria with a language model. Returns what the model said, unchecked:
 * the caller validates it and falls back to the built-in parser.
 * @throws when the provider is down, slow (20 s) or refuses.
 */
export interface CriteriaWriter {
  name: string;
  write(sentence: string): Promise<unknown>;
}
