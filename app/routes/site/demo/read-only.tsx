import { readOnlyDemo } from "~/core/read-only";
import { contextOf, type RequestArgs } from "~/http/session/guards.server";
import { m } from "~/messages/messages";

async function refuse(args: RequestArgs): Promise<never> {
  const { actor } = await contextOf(args);
  if (actor.kind !== "user" || !actor.isReadOnly)
    throw new Response(m.site_read_only_not_found(), { status: 404 });
  throw new Response(`${readOnlyDemo()} ${m.site_read_only_leave_it_and_start()}`, { status: 403 });
}

export const loader = refuse;
export const action = refuse;

/** Drawn never: both answer with an error, which the frame of the public pages shows. */
export default () => null;
