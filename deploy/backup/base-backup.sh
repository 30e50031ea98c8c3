#!/bin/sh
# A verified copy of the whole cluster, beside the archived WAL:
#   base-backup.sh --to /backup [--keys DATA_FOLDER] [--keep 7]
# The server and the user with the right of replication come from PGHOST, PGPORT, PGUSER, … of libpq.
# /backup/base/<end of the backup, UTC>/  the cluster       /backup/keys/<the same>/  the installation's keys, with --keys
# /backup/wal/                            from archive-wal.sh
set -eu
usage() { echo "usage: base-backup.sh --to FOLDER [--keys DATA_FOLDER] [--keep COUNT]" >&2; exit 2; }
to= keys= keep=7
while [ $# -gt 0 ]; do
  [ $# -ge 2 ] || usage
  case $1 in
    --to) to=$2 ;;
    --keys) keys=$2 ;;
    --keep) keep=$2 ;;
    *) usage ;;
  esac
  shift 2
done
[ -n "$to" ] || usage
case $keep in '' | *[!0-9]* | 0) usage ;; esac
for program in pg_basebackup pg_verifybackup pg_archivecleanup; do
  command -v "$program" >/dev/null || { echo "base-backup: $program is not on PATH (Debian: package postgresql, folder /usr/lib/postgresql/15/bin)" >&2; exit 1; }
done

umask 077
mkdir -p "$to/base" "$to/wal"
# Left over by a backup that was killed.
rm -rf "$to"/base/.partial.*
partial="$to/base/.partial.$$"
# With the WAL of its own duration, so that it can be restored even if the archive is lost.
pg_basebackup --pgdata="$partial" --checkpoint=fast --wal-method=stream
pg_verifybackup --quiet "$partial"
sync
# Named by its end: it can be restored to any later time.
name=$(date -u +%Y%m%dT%H%M%SZ)
while [ -e "$to/base/$name" ]; do
  sleep 1
  name=$(date -u +%Y%m%dT%H%M%SZ)
done
if [ -n "$keys" ]; then
  mkdir -p "$to/keys/$name"
  cp -p "$keys"/*.key "$to/keys/$name/"
fi
mv "$partial" "$to/base/$name"

# Only complete backups are counted, the oldest go first.
surplus=$(($(ls "$to/base" | wc -l) - keep))
for old in $(ls "$to/base"); do
  [ "$surplus" -gt 0 ] || break
  rm -rf "${to:?}/base/$old" "$to/keys/$old"
  surplus=$((surplus - 1))
done
# WAL before the start of the oldest backup restores nothing any more.
oldest=$(ls "$to/base" | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$to/base/$oldest/backup_label")
pg_archivecleanup "$to/wal" "$first"
echo "base-backup: $to/base/$name"
