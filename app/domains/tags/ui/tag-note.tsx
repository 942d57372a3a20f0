import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { TAGS } from "~/paths/bulk/tags";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
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
        <IfCanWrite>
          <UndoNote action={paths.withQuery(BULK_ACTIONS.undoTag(done.id), { back: pathname + search })}>
            {done.text}
          </UndoNote>
        </IfCanWrite>
      ) : null}
      {chosen && !names.some(([id]) => id === chosen) ? (
        <p className="note" role="status">
          This tag may have been deleted. <Link to={TAGS.list}>View all tags</Link>
        </p>
      ) : null}
    </>
  );
}
