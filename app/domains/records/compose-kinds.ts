/** The composer's kinds. */
export const COMPOSE_KINDS = ["note", "call", "task", "email"] as const;
export type ComposeKind = (typeof COMPOSE_KINDS)[number];

/** The address of a record's composer, scrolled to it. */
export const composeLink = (here: string, kind: ComposeKind, contactId?: number) =>
  `${here}?compose=${kind}${contactId ? `&to=${contactId}` : ""}#composer`;
