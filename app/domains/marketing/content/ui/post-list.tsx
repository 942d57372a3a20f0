import { plural } from "~/core/format";
import { MARKETING } from "~/paths/business/marketing";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { Link } from "~/ui/link";
import type { PostRow } from "../view";

export const PostState = ({ post: { isApproved, open } }: { post: Pick<PostRow, "isApproved" | "open"> }) =>
  isApproved ? (
    <Badge kind="good">Approved</Badge>
  ) : open > 0 ? (
    <Badge kind="busy">{plural(open, "claim")} to verify</Badge>
  ) : (
    <Badge>Draft</Badge>
  );

export const PostList = ({ rows, label }: { rows: readonly PostRow[]; label: string }) => (
  <ul className="ways" aria-label={label}>
    {rows.map((post) => (
      <li key={post.id} className="stack tight">
        <Link to={MARKETING.post(post.id)}>{post.kind}</Link>
        <div dir="auto">{post.beginning}</div>
        <div className="row">
          <PostState post={post} />
          {post.plannedOn ? <Badge kind="tint">{post.plannedOn}</Badge> : null}
          <DemoBadge isDemo={post.isDemo} />
        </div>
      </li>
    ))}
  </ul>
);
