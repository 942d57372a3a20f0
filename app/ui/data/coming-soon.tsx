import { Badge } from "./badge";

/** Stands beside a promise whose screen comes with a later step. */
export function ComingSoon({ isComing = true }: { isComing?: boolean | undefined }) {
  return isComing ? (
    <>
      {" "}
      <Badge>Planned</Badge>
    </>
  ) : null;
}
