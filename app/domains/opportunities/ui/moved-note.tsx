import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import type { MovedNote as Moved } from "../get-board.server";

/** Describes the move, with an Undo button. `back` is the page to show after the undo. */
export function MovedNote({ moved: { id, title, stage, undo }, back }: { moved: Moved; back: string }) {
  return (
    <div
      className="note success flex flex-wrap items-center justify-between fixed end-4 bottom-18 z-20 w-[min(28rem,100%_-_2rem)] lined popped [.page>&]:sticky [.page>&]:end-auto [.page>&]:bottom-0 [.page>&]:z-4 [.page>&]:order-1 [.page>&]:w-auto [.page>&]:max-xl:bottom-14"
      role="status"
    >
      <span>
        “{title}” was moved to {stage}.
      </span>
      {undo === null ? null : (
        <IfCanWrite>
          <Form method="post" action={`${paths.opportunities.move(id)}/undo`} preventScrollReset>
            <input type="hidden" name="move" value={undo} />
            <input type="hidden" name="back" value={back} />
            <Submit kind="plain" slim>
              Undo
            </Submit>
          </Form>
        </IfCanWrite>
      )}
    </div>
  );
}
