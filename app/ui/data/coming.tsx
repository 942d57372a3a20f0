import { Badge } from "./badge";

/** Stands beside a promise whose screen comes with a later step. */
export function Coming({ isComing = true }: { isComing?: boolean | undefined }) {
  return isComing ? (
    <>
      {" "}
      <Badge>Planned</Badge>
    </>
  ) : null;
}
