/** One line of the sum that a confidence is. */
export interface ConfidenceReason {
  id: string;
  label: string;
  points: number;
  max: number;
  /** A sentence with the evidence. */
  detail: string;
}
