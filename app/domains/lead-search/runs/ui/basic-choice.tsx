interface BasicChoiceProps {
  /** Number of basic records; price and gaps are shown next to it. */
  count: number;
}

/** Includes basic records in a run: the form sends the number shown, and no more are charged. */
export const BasicChoice = ({ count }: BasicChoiceProps) => (
  <label className="check">
    <input type="checkbox" name="acceptBasic" value={count} />
    <span>
      {count === 1
        ? "Also add the basic record (1 lead)"
        : `Add the ${count} basic records too (${count} leads)`}
    </span>
  </label>
);

/** Returns the number of basic records that a rejected form showed; 0 without any. */
export const basicRecordsIn = (error: Record<string, string[] | null> | undefined): number =>
  Number(error?.acceptBasic?.[0] ?? 0) || 0;
