#!/bin/sh
# Runs one of the project's commands (start, dev, test, import, cluster, personal-data) with the project's own Node.
# The system's Node is only used to run npm: missing dependencies are installed first, from the lockfile.
set -eu
cd "$(dirname "$0")/.."
command=$1
shift

stamp=node_modules/.installed-lockfile
if ! [ -x node_modules/.bin/node ] || ! cmp -s package-lock.json "$stamp"; then
  echo "Herňa: installing dependencies (npm ci) …"
  npm ci --no-audit --no-fund --loglevel=error
  cp package-lock.json "$stamp"
fi
PATH="$(pwd)/node_modules/.bin:$PATH"
export PATH
# Without the sandbox folder only the product's own commands are used.
with_sandbox() { if [ -d sandbox ]; then echo "$1"; else echo "$2"; fi; }
case $command in
  start) exec node tools/start.ts "$@" ;;
  dev) exec node tools/start.ts --dev "$@" ;;
  test) exec node tools/test.ts "$@" ;;
  cluster) exec node tools/cluster.ts "$@" ;;
  # A small young generation: what the import reads is garbage a moment later.
  import) exec node --max-semi-space-size=4 "$(with_sandbox sandbox/stack/import.ts services/content/import.ts)" "$@" ;;
  personal-data) exec node services/personal-data.ts "$@" ;;
  *) echo "Herňa: unknown command: $command" >&2; exit 2 ;;
esac
