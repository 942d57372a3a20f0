/** Names a model may choose from. */
export interface CriteriaChoices {
  industries: readonly string[];
  companySizes: readonly string[];
  /** The sentence says what its writer sells; its buyers are wanted. */
  isAboutBuyers?: boolean;
}

/** What an answer may mean. */
export interface ReplyMeaning {
  name: string;
  meaning: string;
}

/** What a mail is to say. */
export interface MailBrief {
  templateType: string;
  /** English name. */
  language: string;
  offer: string;
  reader: string;
  ask: string;
  /** Blanks that it may leave. */
  variables: readonly string[];
}

/** What posts are to say, and for where. */
export interface PostsBrief {
  /** English name. */
  language: string;
  tone: string;
  /** Lines such as "Topic: solar lamps". */
  said: readonly string[];
  pieces: readonly { platform: string; kind: string; letters: number; tags: number }[];
}

/** Takes one piece of an answer as it came: not to be trusted. What it throws ends the answer. */
export type TakePiece = (piece: unknown) => Promise<void>;

/**
 * Turns a plain sentence into search criteria with a language model. What it returns is not to be trusted: the caller
 * checks every name in it, and falls back to the built-in parser.
 */
export interface CriteriaWriter {
  /** Who answers, as the screen names it. */
  name: string;
  /** @throws when the provider is down, slower than its time limit, or answers something that is no object. */
  write(sentence: string, choices: CriteriaChoices): Promise<unknown>;
  /** A mail of a brief. What it says is not to be trusted either. @throws as `write` */
  writeMail(brief: MailBrief): Promise<unknown>;
  /**
   * A text and hashtags for each piece, by its number from 1, each given to `take` as soon as the model has written it. Its time
   * limit is of a silence; the whole takes six times as long at most. @throws as `write`
   */
  writePosts(brief: PostsBrief, take: TakePiece): Promise<void>;
  /** Which of `industries` each label names, by its number from 1, or "none". Not to be trusted either. @throws as `write` */
  chooseIndustries(labels: readonly string[], industries: readonly string[]): Promise<unknown>;
  /** Which of `classes` an answer to a mail is, by its name. Not to be trusted either. @throws as `write` */
  readReply(words: string, classes: readonly ReplyMeaning[]): Promise<unknown>;
}
