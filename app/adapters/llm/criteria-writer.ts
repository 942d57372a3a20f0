/** Values that a model may choose from. */
export interface CriteriaChoices {
  industries: readonly string[];
  companySizes: readonly string[];
  /** The prompt describes what its author sells; the search is for buyers of it. */
  isAboutBuyers?: boolean;
}

/** A reply category and its meaning. */
export interface ReplyMeaning {
  name: string;
  meaning: string;
}

/** What an email should contain. */
export interface MailBrief {
  templateType: string;
  /** English name of the language. */
  language: string;
  offer: string;
  reader: string;
  ask: string;
  /** Merge fields that the email may contain. */
  variables: readonly string[];
}

/** What social posts should contain, and the platform of each. */
export interface PostsBrief {
  /** English name of the language. */
  language: string;
  tone: string;
  /** Lines such as "Topic: solar lamps". */
  said: readonly string[];
  pieces: readonly { platform: string; kind: string; letters: number; tags: number }[];
}

/** Receives one untrusted piece of a response. An error that it throws ends the response. */
export type TakePiece = (piece: unknown) => Promise<void>;

/**
 * Turns a search prompt into criteria with a language model. The output is untrusted: the caller checks every name in
 * it, and falls back to the built-in parser.
 */
export interface CriteriaWriter {
  /** Name of the model, as shown in the interface. */
  name: string;
  /** @throws when the provider is down, exceeds its time limit, or responds with something other than an object */
  write(sentence: string, choices: CriteriaChoices): Promise<unknown>;
  /** Drafts an email from a brief. The output is untrusted. @throws as `write` */
  writeMail(brief: MailBrief): Promise<unknown>;
  /**
   * Drafts a text and hashtags for each piece, numbered from 1. `take` receives each one as soon as the model has
   * written it. The time limit applies to each silence; the whole response takes at most six times as long. @throws as
   * `write`
   */
  writePosts(brief: PostsBrief, take: TakePiece): Promise<void>;
  /** Chooses one of `industries` or "none" for each label, numbered from 1. The output is untrusted. @throws as `write` */
  chooseIndustries(labels: readonly string[], industries: readonly string[]): Promise<unknown>;
  /** Classifies a reply as one of `classes`, by name. The output is untrusted. @throws as `write` */
  readReply(words: string, classes: readonly ReplyMeaning[]): Promise<unknown>;
}
