import { hashPassword } from "~/domains/identity/sign-in/password.server";
import { testContext } from "../support/harness/context";
import { cpu } from "./measure";

const HASHES = 3;

/** CPU milliseconds of one password hash on this machine. */
export async function hashingMs(): Promise<number> {
  const { config } = testContext();
  await hashPassword(config, "correct horse battery staple 42");
  const before = await cpu();
  for (let index = 0; index < HASHES; index += 1)
    await hashPassword(config, `correct horse battery ${index}`);
  return ((await cpu()) - before) / HASHES;
}
