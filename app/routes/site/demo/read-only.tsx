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

/** Never rendered: loader and action always throw an error, shown in the public pages' frame. */
export default () => null;
