import type { REFUSAL_REASONS } from "./reason-words";

/** Whether a business may take a refusal back: only what it wrote down itself. */
export const canRemove = ({ reason }: { reason: (typeof REFUSAL_REASONS)[number] }) => reason === "manual";
