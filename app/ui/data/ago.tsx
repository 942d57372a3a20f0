import type { AgoView } from "~/core/format";

export const Ago = ({ at }: { at: AgoView }) => <span title={at.time}>{at.ago}</span>;
