{{- define "firstday.name" -}}
{{- if contains "firstday" .Release.Name -}}
{{ .Release.Name | trunc 50 | trimSuffix "-" }}
{{- else -}}
{{ printf "%s-firstday" .Release.Name | trunc 50 | trimSuffix "-" }}
{{- end -}}
{{- end -}}

{{- define "firstday.selector" -}}
app.kubernetes.io/name: firstday
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "firstday.labels" -}}
{{ include "firstday.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "firstday.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{- define "firstday.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "firstday.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{/* What serves, works and migrates is told the same. */}}
{{- define "firstday.environment" -}}
- name: BASE_URL
  value: {{ .Values.baseUrl | quote }}
- name: INSTALLATION_NAME
  value: {{ .Values.installationName | default (printf "%s/%s" .Release.Namespace .Release.Name) | quote }}
- name: DATA_DIR
  value: /var/lib/firstday
- name: HOST
  value: 0.0.0.0
- name: PORT
  value: "3000"
- name: WORKER_PORT
  value: "3001"
- name: LOG_TO
  value: stdout
- name: EVERIFY_SIMULATOR
  value: "off"
- name: DRAIN_SECONDS
  value: {{ .Values.drainSeconds | quote }}
- name: TRUSTED_PROXIES
  value: {{ join " " .Values.trustedProxies | quote }}
- name: STORAGE_URL
  value: {{ ternary "file:///var/lib/firstday-files" .Values.storage.url .Values.storage.volume.enabled | quote }}
{{- with .Values.storage.previousUrl }}
- name: STORAGE_PREVIOUS_URL
  value: {{ . | quote }}
{{- end }}
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- range $name, $key := .Values.secretFiles }}
- name: {{ $name }}_FILE
  value: /run/secrets/firstday/{{ $key }}
{{- end }}
{{- end -}}

{{- define "firstday.mounts" -}}
- name: tmp
  mountPath: /tmp
- name: data
  mountPath: /var/lib/firstday
- name: secrets
  mountPath: /run/secrets/firstday
  readOnly: true
- name: actions-key
  mountPath: /var/lib/firstday/actions.key
  subPath: actions.key
  readOnly: true
{{- if .Values.storage.volume.enabled }}
- name: files
  mountPath: /var/lib/firstday-files
{{- end }}
{{- if .Values.anchors.volume.enabled }}
- name: anchors
  mountPath: /var/lib/firstday/anchors
{{- end }}
{{- end -}}

{{- define "firstday.volumes" -}}
- name: tmp
  emptyDir: {}
- name: data
  emptyDir: {}
- name: secrets
  secret:
    secretName: {{ .Values.existingSecret }}
    defaultMode: 0440
    items:
      {{- range $name, $key := .Values.secretFiles }}
      - key: {{ $key }}
        path: {{ $key }}
      {{- end }}
- name: actions-key
  secret:
    secretName: {{ .Values.existingSecret }}
    defaultMode: 0440
    items:
      - key: {{ .Values.actionsKey }}
        path: actions.key
{{- if .Values.storage.volume.enabled }}
- name: files
  persistentVolumeClaim:
    claimName: {{ .Values.storage.volume.existingClaim | default (printf "%s-files" (include "firstday.name" .)) }}
{{- end }}
{{- if .Values.anchors.volume.enabled }}
- name: anchors
  persistentVolumeClaim:
    claimName: {{ .Values.anchors.volume.existingClaim | default (printf "%s-anchors" (include "firstday.name" .)) }}
{{- end }}
{{- end -}}

{{/* A container that was told to end serves on for drainSeconds, and the launcher gives each of its two parts ten more. */}}
{{- define "firstday.graceSeconds" -}}
{{ add .Values.drainSeconds 30 }}
{{- end -}}

{{- define "firstday.spread" -}}
{{- range $key := list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
- maxSkew: 1
  topologyKey: {{ $key }}
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels:
      {{- include "firstday.selector" $.root | nindent 6 }}
      app.kubernetes.io/component: {{ $.component }}
{{- end }}
{{- end -}}

{{- define "firstday.scheduling" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}
