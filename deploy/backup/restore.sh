#!/bin/sh
# Prepares a cluster from a backup, to be started by the operator:
#   restore.sh --from /backup --to NEW_DATA_FOLDER [--time '2026-11-24 18:30:00+01:00']
# Run it as the user of the server, on a machine with the same major version. Without --time: everything that was archived.
# The copy archives nothing until archive_mode is set again, so that a trial next to the running server spoils no archive.
set -eu
usage() { echo "usage: restore.sh --from FOLDER --to NEW_DATA_FOLDER [--time TIME]" >&2; exit 2; }
from= to= time=
while [ $# -gt 0 ]; do
  [ $# -ge 2 ] || usage
  case $1 in
    --from) from=$2 ;;
    --to) to=$2 ;;
    --time) time=$2 ;;
    *) usage ;;
  esac
  shift 2
done
[ -n "$from" ] && [ -n "$to" ] || usage
case $from$to$time in *[\'\"]*) echo "restore: no quotes in paths and times" >&2; exit 2 ;; esac
if [ -e "$to" ] && [ -n "$(ls -A "$to")" ]; then
  echo "restore: $to is not empty" >&2
  exit 1
fi

# The newest backup that ended before the time.
before=99999999T999999Z
[ -z "$time" ] || before=$(date -u -d "$time" +%Y%m%dT%H%M%SZ)
chosen=
for name in $(ls "$from/base"); do
  if [ "$(printf '%s\n%s\n' "$name" "$before" | sort | head -n 1)" = "$name" ] && [ "$name" != "$before" ]; then chosen=$name; fi
done
[ -n "$chosen" ] || { echo "restore: no backup in $from/base ended before ${time:-now}" >&2; exit 1; }

umask 077
mkdir -p "$to"
cp -R "$from/base/$chosen/." "$to/"
chmod 700 "$to"
{
  echo "restore_command = 'cp \"$from/wal/%f\" \"%p\"'"
  echo "archive_mode = 'off'"
  echo "recovery_target_action = 'promote'"
  [ -z "$time" ] || echo "recovery_target_time = '$time'"
} >>"$to/postgresql.auto.conf"
: >"$to/recovery.signal"
echo "restore: $to from $chosen; start the server on it, then read /readyz and the reconciliation before anyone plays"
