import { parseArgs } from "node:util";
import { dist } from "./lib/root";
import { serveFolder } from "./lib/static-server";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env.PORT ?? "4310" },
    host: { type: "string", default: "127.0.0.1" },
    base: { type: "string", default: "/" },
    folder: { type: "string", default: dist },
  },
});

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`"${values.port}" is not a port.`);
  process.exit(1);
}

try {
  const { address } = await serveFolder({ ...values, port });
  console.log(`Boxscore is at ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
