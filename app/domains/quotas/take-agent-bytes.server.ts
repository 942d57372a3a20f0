import type { Context } from "~/core/context";
import { withTakings } from "./count-use.server";
import { takingOfAgent } from "./takings";

/** Before the file is stored. @throws DomainError limit_reached */
export const takeAgentBytes = (ctx: Pick<Context, "db" | "now">, agentId: number, bytes: number) =>
  withTakings(ctx, [takingOfAgent(agentId, bytes, ctx.now())], (count) => count.run());
