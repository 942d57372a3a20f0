import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";
import type { MovedNote as Moved } from "../get-board.server";

/** Says what the move did, beside the button that takes it back. Lost ones need their reason again. */
export function MovedNote({ of: { id, title, status, stage, was } }: { of: Moved }) {
  const action = paths.opportunities.move(id);
  return (
    <div className="note success undo moved" role="status">
      <span>
        “{title}” was moved to {stage}.
      </span>
      <WritersOnly>
        {was === "closed_lost" ? (
          <LinkButton slim to={paths.withQuery(action, { to: was })}>
            Undo
          </LinkButton>
        ) : (
          <Form method="post" action={action} preventScrollReset>
            <input type="hidden" name="status" value={was} />
            <input type="hidden" name="from" value={status} />
            <input type="hidden" name="back" value="drop" />
            <input type="hidden" name="isAsked" value="on" />
            <Submit kind="plain" slim>
              Undo
            </Submit>
          </Form>
        )}
      </WritersOnly>
    </div>
  );
}
