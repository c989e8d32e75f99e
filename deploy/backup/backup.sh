#!/bin/sh
# Writes one archive to standard output: the database as pg_dump makes it, the provider's files, the key of mailed links.
# The database first: a file that comes between is one that no row names, and is swept after a restore.
set -eu
: "${DATABASE_URL:?}" "${DATA_DIR:?}"
umask 077
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

pg_dump --format=custom --no-owner --no-privileges --file="$work/database.dump" "$DATABASE_URL"
mkdir "$work/files"
cp -R "$DATA_DIR/media" "$work/files/media"
# Half-written files are nobody's.
rm -rf "$work/files/media/.tmp"
# There is none where SIGNING_SECRET is set.
if [ -f "$DATA_DIR/signing-secret" ]; then cp -p "$DATA_DIR/signing-secret" "$work/files/"; fi
tar -czf - -C "$work" database.dump files
