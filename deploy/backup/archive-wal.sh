#!/bin/sh
# Keeps one finished WAL file. In postgresql.conf:
#   archive_mode = on
#   archive_command = '/path/to/archive-wal.sh "%p" "%f" /backup/wal'
# A file is in the archive completely, on disk, or not at all: PostgreSQL deletes its own after exit code 0.
set -eu
source=$1
name=$2
archive=$3

if [ -e "$archive/$name" ]; then
  # PostgreSQL repeats the command after a crash.
  cmp -s "$source" "$archive/$name" && exit 0
  echo "archive-wal: $archive/$name exists with other content: two servers use one archive" >&2
  exit 1
fi
partial="$archive/.$name.$$"
cp "$source" "$partial"
sync "$partial"
mv "$partial" "$archive/$name"
sync "$archive"
