import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { PICKED } from "~/paths/bulk/picked";
import { TAGS } from "~/paths/bulk/tags";
import { UndoNote } from "~/ui/feedback/undo-note";
import { WritersOnly } from "~/ui/forms/readers";
import { Link } from "~/ui/link";
import { usePageTags } from "./tag-pills";

export function TagNote() {
  const tags = usePageTags();
  const { pathname, search } = useLocation();
  if (!tags) return null;
  const { names, chosen, done } = tags;
  return (
    <>
      {done ? (
        <WritersOnly>
          <UndoNote action={paths.withQuery(PICKED.undoTag(done.id), { back: pathname + search })}>
            {done.text}
          </UndoNote>
        </WritersOnly>
      ) : null}
      {chosen && !names.some(([id]) => id === chosen) ? (
        <p className="note" role="status">
          There is no such tag: it may have been deleted. <Link to={TAGS.list}>See all tags</Link>
        </p>
      ) : null}
    </>
  );
}
