interface BasicChoiceProps {
  /** How many; their price and what is missing of them is said beside it. */
  count: number;
}

/** Takes basic records into a run: what is sent is the number that was shown, and no more are charged. */
export const BasicChoice = ({ count }: BasicChoiceProps) => (
  <label className="check">
    <input type="checkbox" name="acceptBasic" value={count} />
    <span>
      {count === 1
        ? "Add the basic record too (1 lead)"
        : `Add the ${count} basic records too (${count} leads)`}
    </span>
  </label>
);

/** Number of basic records that a rejected form showed; 0 without any. */
export const basicRecordsIn = (error: Record<string, string[] | null> | undefined): number =>
  Number(error?.acceptBasic?.[0] ?? 0) || 0;
