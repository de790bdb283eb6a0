#!/bin/sh
# Dumps DATABASE_URL into BACKUP_DIR under the names `rubicon doctor` looks for, and keeps the last BACKUP_KEEP (14).
set -eu
umask 077 # a dump contains dice that are still secret
file="$BACKUP_DIR/rubicon-$(date -u +%Y%m%dT%H%M%SZ).dump"
pg_dump --format=custom --file="$file.part" "$DATABASE_URL"
mv "$file.part" "$file"
ls -1 "$BACKUP_DIR"/rubicon-*.dump | sort -r | tail -n "+$((${BACKUP_KEEP:-14} + 1))" | while read -r old; do rm -- "$old"; done
