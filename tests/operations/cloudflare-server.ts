import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLocalStore } from "../../scripts/backup/stores.mjs";

type Store = Awaited<ReturnType<typeof openLocalStore>>;

const PAGE_SIZE = 2;
const TOKEN = "a-token-of-the-tests";

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Cloudflare's API for D1 and R2, as far as backup and restore call it, in front of local data. It serves
 * `POST …/query`, the import that `wrangler d1 execute --file` makes, and the objects of a bucket, two per page.
 */
export async function startCloudflare(folder: string) {
  const store: Store = await openLocalStore(folder);
  const uploads = mkdtempSync(join(tmpdir(), "njia-cloudflare-"));
  const asked: string[] = [];
  const result = (value: unknown, more = {}) =>
    JSON.stringify({ success: true, errors: [], messages: [], result: value, ...more });
  const meta = { duration: 1, rows_read: 0, rows_written: 0, size_after: 1 };
  let origin = "";

  async function answer(request: IncomingMessage, body: Buffer, etag: (value: string) => void) {
    const { pathname, searchParams } = new URL(request.url ?? "/", origin);
    if (pathname === "/upload") {
      writeFileSync(join(uploads, "import.sql"), body);
      etag(createHash("md5").update(body).digest("hex"));
      return "";
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return null;
    if (pathname.endsWith("/query")) {
      const results = await store.query((JSON.parse(String(body)) as { sql: string }).sql);
      return result([{ results, success: true, meta }]);
    }
    if (pathname.endsWith("/import")) {
      const { action } = JSON.parse(String(body)) as { action: string };
      if (action === "init") return result({ upload_url: `${origin}/upload`, filename: "import.sql" });
      await store.load(join(uploads, "import.sql"));
      const done = { num_queries: 1, final_bookmark: "1", meta };
      return result({ success: true, status: "complete", messages: [], result: done });
    }
    const [, key] = /\/objects(?:\/(.*))?$/.exec(pathname) ?? [];
    if (key === undefined && request.method === "GET") {
      const files = await store.listFiles();
      const from = Number(searchParams.get("cursor") ?? 0);
      const page = files.slice(from, from + PAGE_SIZE).map((file) => ({
        key: file.key,
        http_metadata: { contentType: file.contentType },
      }));
      const info = { is_truncated: from + PAGE_SIZE < files.length, cursor: String(from + PAGE_SIZE) };
      return result(page, { result_info: info });
    }
    const name = decodeURIComponent(key ?? "");
    if (request.method === "PUT") await store.putFile(name, body, request.headers["content-type"]);
    else if (request.method === "DELETE") await store.deleteFile(name);
    else return store.getFile(name);
    return result({});
  }

  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url?.split("?")[0]}`);
    try {
      const said = await answer(request, await bodyOf(request), (value) => response.setHeader("etag", value));
      response.writeHead(said === null ? 404 : 200).end(said ?? "");
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    env: {
      CLOUDFLARE_API_BASE_URL: origin,
      CLOUDFLARE_ACCOUNT_ID: "0123456789abcdef0123456789abcdef",
      CLOUDFLARE_API_TOKEN: TOKEN,
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await store.close();
      rmSync(uploads, { recursive: true, force: true });
    },
  };
}
