// Cloudflare's API for one database and one bucket, called as wrangler does. wrangler itself has no command that lists a bucket.
const API = "https://api.cloudflare.com/client/v4";
const MAX_ATTEMPTS = 4;
const PAGE_SIZE = 1000;

const isTemporary = (status) => status === 429 || status >= 500;

/** @throws Error naming a missing environment variable */
export function cloudflareApi({ databaseId, bucket }, env = process.env) {
  for (const name of ["CLOUDFLARE_ACCOUNT_ID", "CLOUDFLARE_API_TOKEN"])
    if (!env[name]) throw new Error(`Set ${name}: docs/operations.md says which rights the token needs.`);
  const root = `${env.CLOUDFLARE_API_BASE_URL ?? API}/accounts/${env.CLOUDFLARE_ACCOUNT_ID}`;
  const objects = `/r2/buckets/${bucket}/objects`;
  const pathOf = (key) => `${objects}/${key.split("/").map(encodeURIComponent).join("/")}`;

  async function call(path, init = {}) {
    const headers = { authorization: `Bearer ${env.CLOUDFLARE_API_TOKEN}`, ...init.headers };
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(`${root}${path}`, { ...init, headers });
      if (answer.ok || (answer.status === 404 && init.isOptional)) return answer;
      if (attempt === MAX_ATTEMPTS || !isTemporary(answer.status))
        throw new Error(
          `${init.method ?? "GET"} ${path}: ${answer.status} ${(await answer.text()).slice(0, 500)}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }

  return {
    /** Returns the rows of one statement. */
    async query(sql) {
      const answer = await call(`/d1/database/${databaseId}/query`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ sql }),
      });
      const { result } = await answer.json();
      return result[0].results;
    },
    /** Lists every object with its key and content type. */
    async listFiles() {
      const files = [];
      let cursor = "";
      do {
        const query = new URLSearchParams({ per_page: String(PAGE_SIZE), ...(cursor ? { cursor } : {}) });
        const { result, result_info: page } = await (await call(`${objects}?${query}`)).json();
        files.push(
          ...result.map((object) => ({ key: object.key, contentType: object.http_metadata?.contentType })),
        );
        cursor = page?.is_truncated ? page.cursor : "";
      } while (cursor);
      return files;
    },
    /** Returns null if the object no longer exists. */
    async getFile(key) {
      const answer = await call(pathOf(key), { isOptional: true });
      return answer.status === 404 ? null : Buffer.from(await answer.arrayBuffer());
    },
    putFile: (key, bytes, contentType) =>
      call(pathOf(key), {
        method: "PUT",
        body: bytes,
        headers: { "content-type": contentType ?? "application/octet-stream" },
      }),
    deleteFile: (key) => call(pathOf(key), { method: "DELETE" }),
  };
}
